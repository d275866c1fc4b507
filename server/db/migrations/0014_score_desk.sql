CREATE TABLE "score_entries" (
	"key" uuid PRIMARY KEY NOT NULL,
	"score_id" integer NOT NULL,
	"registration_id" integer NOT NULL,
	"points" integer NOT NULL,
	"time" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_points" CHECK ("scores"."points" between -9999 and 99999);--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_time" CHECK ("scores"."time" ~ '^[0-9]{2}:[0-5][0-9](:[0-5][0-9]|[.][0-9]{2})$');