CREATE INDEX "registrations_category" ON "registrations" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "teams_name" ON "teams" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "teams_category" ON "teams" USING btree ("category_id","name","id");