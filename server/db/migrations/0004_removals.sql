CREATE TABLE "removals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "removals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"content" jsonb NOT NULL,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "removals_subject" ON "removals" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "removals_time" ON "removals" USING btree ("removed_at");