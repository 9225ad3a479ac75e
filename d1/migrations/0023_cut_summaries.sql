ALTER TABLE `courses` ADD `summary` text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- What publishing writes from now on, by the same rule as `cutText`: what fits 120 characters, else the opening paragraph where
-- that is a sentence that fits, else the last whole word. Runs of spaces become one by way of a character that no text holds.
WITH written AS (
	SELECT seq, replace(replace(replace(replace(description,
		char(13) || char(10), char(10)), char(13), ' '), char(9), ' '), char(160), ' ') AS text
	FROM courses
), spaced AS (
	SELECT seq, replace(replace(replace(text, ' ', ' ' || char(1)), char(1) || ' ', ''), char(1), '') AS text FROM written
), lines AS (
	SELECT seq, trim(replace(replace(text, ' ' || char(10), char(10)), char(10) || ' ', char(10)), ' ' || char(10)) AS text
	FROM spaced
), said AS (
	SELECT seq,
		replace(substr(text, 1, instr(text || char(10, 10), char(10, 10)) - 1), char(10), ' ') AS opening,
		replace(replace(replace(replace(text, char(10), ' '), ' ', ' ' || char(1)), char(1) || ' ', ''), char(1), '') AS line
	FROM lines
), cut AS (
	SELECT seq,
		CASE
			WHEN length(line) <= 120 THEN line
			WHEN length(opening) <= 120 AND substr(opening, -1) IN ('.', '!', '?') THEN opening
			WHEN instr(substr(line, 1, 120), ' ') = 0 THEN rtrim(substr(line, 1, 119), ' .,;:–-') || '…'
			ELSE rtrim(rtrim(substr(line, 1, 120), replace(substr(line, 1, 120), ' ', '')), ' .,;:–-') || '…'
		END AS summary
	FROM said
)
UPDATE courses SET summary = cut.summary FROM cut WHERE cut.seq = courses.seq;
