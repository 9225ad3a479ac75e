DROP TABLE `login_attempts`;--> statement-breakpoint
DROP TABLE `mail_requests`;