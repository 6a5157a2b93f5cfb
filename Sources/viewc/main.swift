print("viewc")
