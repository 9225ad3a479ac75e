"""Reads a CSV file as strictly as Python can, and tells what it saw: FILE KEY-HEADER TEXT-HEADER."""
import csv
import io
import json
import sys

with open(sys.argv[1], newline="", encoding="utf-8-sig") as file:
    text = file.read()
header, *rows = csv.reader(io.StringIO(text, newline=""), strict=True)
print(
    json.dumps(
        {
            "rows": len(rows),
            "keys": len({row[header.index(sys.argv[2])] for row in rows}),
            "texts": sorted({row[header.index(sys.argv[3])] for row in rows})[:12],
            "ragged": sum(len(row) != len(header) for row in rows),
            "formulas": sum(cell.startswith(tuple("=+-@\t\r\n")) for row in rows for cell in row),
        }
    )
)
