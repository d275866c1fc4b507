ALTER TABLE "scores" DROP CONSTRAINT "scores_registration_id_registrations_id_fk";
--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "category_id" integer;--> statement-breakpoint
-- The triggers of the content version are deferred, and a table with pending ones cannot be altered.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
UPDATE "scores" SET "category_id" = "registrations"."category_id" FROM "registrations" WHERE "registrations"."id" = "scores"."registration_id";--> statement-breakpoint
ALTER TABLE "scores" ALTER COLUMN "category_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_id_category" UNIQUE("id","category_id");--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_registration_fk" FOREIGN KEY ("registration_id","category_id") REFERENCES "public"."registrations"("id","category_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "clubs_active" ON "clubs" USING btree ("name","id") WHERE "clubs"."is_active";--> statement-breakpoint
CREATE INDEX "scores_best" ON "scores" USING btree ("category_id","points" DESC NULLS FIRST,("time" collate "C"),"id");--> statement-breakpoint
CREATE INDEX "tournament_categories_category" ON "tournament_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "tournaments_date" ON "tournaments" USING btree ("date","id" DESC NULLS FIRST);
