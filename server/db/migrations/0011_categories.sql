ALTER TABLE "categories" ADD COLUMN "ranking" text DEFAULT 'points' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "scores_fastest" ON "scores" USING btree ("category_id",("time" collate "C"),"id");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_ranking" CHECK ("categories"."ranking" in ('points', 'time'));