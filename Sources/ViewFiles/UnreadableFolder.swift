/// A folder whose entries cannot be listed.
package struct UnreadableFolder: Error {
    package let path: String
}
