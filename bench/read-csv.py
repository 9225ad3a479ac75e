"""Reads a CSV file as anybody would, writes it again, and tells what it saw: FILE KEY-HEADER TEXT-HEADER."""
import csv
import io
import json
import sys

with open(sys.argv[1], newline="", encoding="utf-8-sig") as file:
    text = file.read()
header, *rows = csv.reader(io.StringIO(text, newline=""))
again = io.StringIO(newline="")
csv.writer(again).writerows([header, *rows])
print(
    json.dumps(
        {
            "rows": len(rows),
            "keys": len({row[header.index(sys.argv[2])] for row in rows}),
            "texts": sorted({row[header.index(sys.argv[3])] for row in rows})[:12],
            "unchanged": again.getvalue() == text,
            "formulas": sum(cell.startswith(tuple("=+-@\t\r\n")) for row in rows for cell in row),
        }
    )
)
