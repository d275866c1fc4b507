DROP INDEX "participants_email_unique";--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "class" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "participants_email_unique" ON "participants" USING btree (lower("email")) WHERE "participants"."email" <> '';