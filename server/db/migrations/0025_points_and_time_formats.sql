-- Tables with events that wait for the end of the transaction cannot be altered.
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
ALTER TABLE "runs" DROP CONSTRAINT IF EXISTS "runs_time";
--> statement-breakpoint
ALTER TABLE "scores" DROP CONSTRAINT IF EXISTS "scores_time";
--> statement-breakpoint
ALTER TABLE "runs" ALTER COLUMN "points" SET DATA TYPE numeric(7, 2);
--> statement-breakpoint
ALTER TABLE "score_entries" ALTER COLUMN "points" SET DATA TYPE numeric(7, 2);
--> statement-breakpoint
ALTER TABLE "scores" ALTER COLUMN "points" SET DATA TYPE numeric(7, 2);
--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_time" CHECK ("runs"."time" ~ '^[0-9]{2}:[0-5][0-9](:[0-5][0-9]|[.][0-9]{2,3})$');
--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_time" CHECK ("scores"."time" ~ '^[0-9]{2}:[0-5][0-9](:[0-5][0-9]|[.][0-9]{2,3})$');
--> statement-breakpoint
-- Until now the name of a category said which format its times have. It is taken over once: afterwards
-- organisers change the format, and the name means nothing.
DO $$
BEGIN
	IF EXISTS (
		SELECT FROM information_schema.columns
		WHERE table_schema = current_schema() AND table_name = 'categories' AND column_name = 'time_format'
	) THEN
		RETURN;
	END IF;
	ALTER TABLE "categories" ADD COLUMN "time_format" text DEFAULT 'MM:SS.hh' NOT NULL;
	ALTER TABLE "categories" ADD CONSTRAINT "categories_time_format" CHECK ("categories"."time_format" in ('MM:SS.hh', 'MM:SS.hhh', 'HH:MM:SS'));
	UPDATE "categories" SET "time_format" = 'HH:MM:SS' WHERE lower(btrim("name", E' \t\r\n')) = 'inspire';
END $$;
