"""The process and its machine: where files lie, how the log is written, children that are asked."""
