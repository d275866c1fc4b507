DROP INDEX IF EXISTS "participants_email_unique";
--> statement-breakpoint
CREATE UNIQUE INDEX "participants_email_unique" ON "participants" USING btree (lower("email")) WHERE "participants"."email" <> '' and "participants"."password_hash" <> '';
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "participants_club_email_unique" ON "participants" USING btree ("club_id",lower("email")) WHERE "participants"."email" <> '';
