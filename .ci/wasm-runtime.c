// What Embedded Swift expects of a C library, for wasm32 without one: memory, comparison, random seeds, 128-bit products.

typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;
typedef unsigned long long u64;

extern byte __heap_base;

// Memory: blocks of powers of two, each behind a header that names its class; freed blocks wait in a list a class.

enum { header = 16, smallest_class = 5, class_count = 32, page = 65536 };

struct block { struct block *next; };

static struct block *free_blocks[class_count];
static size_t heap_end, memory_end;

static void *grow(size_t size) {
    if (heap_end == 0) {
        heap_end = ((size_t)&__heap_base + 15) & ~(size_t)15;
        memory_end = (size_t)__builtin_wasm_memory_size(0) * page;
    }
    if (size > memory_end - heap_end) {
        size_t pages = (size - (memory_end - heap_end) + page - 1) / page;
        if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
        memory_end += pages * page;
    }
    void *start = (void *)heap_end;
    heap_end += size;
    return start;
}

static int class_of(size_t size) {
    int class = smallest_class;
    while (((size_t)1 << class) < size) class++;
    return class;
}

void *malloc(size_t size) {
    if (size > (size_t)1 << 30) __builtin_trap();
    int class = class_of(size + header);
    byte *start = (byte *)free_blocks[class];
    if (start) free_blocks[class] = ((struct block *)start)->next;
    else start = grow((size_t)1 << class);
    *(int *)(start + header - sizeof(int)) = class;
    return start + header;
}

void free(void *pointer) {
    if (!pointer) return;
    struct block *block = (struct block *)((byte *)pointer - header);
    int class = *(int *)((byte *)pointer - sizeof(int));
    block->next = free_blocks[class];
    free_blocks[class] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment > header) __builtin_trap();
    *result = malloc(size);
    return 0;
}

int memcmp(const void *left, const void *right, size_t count) {
    const byte *a = left, *b = right;
    for (size_t i = 0; i < count; i++)
        if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    return 0;
}

// Hash seeds: the same in every run, so that a run can be repeated.
void arc4random_buf(void *buffer, size_t count) {
    byte *bytes = buffer;
    for (size_t i = 0; i < count; i++) bytes[i] = (byte)(i * 37 + 11);
}

size_t __stack_chk_guard = 0x5afe5afe;
void __stack_chk_fail(void) { __builtin_trap(); }

// The product of two 128-bit numbers, cut to 128 bits.
struct wide { u64 low, high; };

void __multi3(struct wide *result, u64 a_low, u64 a_high, u64 b_low, u64 b_high) {
    u64 mask = 0xffffffff;
    u64 a0 = a_low & mask, a1 = a_low >> 32, b0 = b_low & mask, b1 = b_low >> 32;
    u64 p0 = a0 * b0, p1 = a0 * b1, p2 = a1 * b0;
    u64 middle = (p0 >> 32) + (p1 & mask) + (p2 & mask);
    result->low = (middle << 32) | (p0 & mask);
    result->high = a1 * b1 + (p1 >> 32) + (p2 >> 32) + (middle >> 32) + a_low * b_high + a_high * b_low;
}

// Rounding halves away from zero is no instruction of wasm.
double round(double x) {
    double whole = __builtin_trunc(x);
    if (__builtin_fabs(x - whole) >= 0.5) whole += __builtin_copysign(1, x);
    return __builtin_copysign(whole, x);
}

// The remainder of x by y, exact: twice the divisor, and again, is taken off from the greatest multiple down.
double fmod(double x, double y) {
    double rest = __builtin_fabs(x), divisor = __builtin_fabs(y);
    if (!(divisor > 0) || !(rest < __builtin_inf())) return __builtin_nan("");
    while (rest >= divisor) {
        double multiple = divisor;
        while (multiple <= rest - multiple) multiple *= 2;
        rest -= multiple;
    }
    return __builtin_copysign(rest, x);
}

// What a trap would say has nowhere to go.
int putchar(int character) { return character; }
