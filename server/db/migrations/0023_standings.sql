CREATE TABLE IF NOT EXISTS "standings" (
	"registration_id" integer PRIMARY KEY NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "standings_place" CHECK ("standings"."place" >= 1),
	CONSTRAINT "standings_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN IF NOT EXISTS "ranked_by" text DEFAULT 'points' NOT NULL;
--> statement-breakpoint
ALTER TABLE "scores" DROP CONSTRAINT IF EXISTS "scores_ranked_by";
--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_ranked_by" CHECK ("scores"."ranked_by" in ('points', 'time', 'points_only'));
--> statement-breakpoint
-- As in 0002_content_version.sql: places are public too.
DROP TRIGGER IF EXISTS content_version_rows ON "standings";
--> statement-breakpoint
DROP TRIGGER IF EXISTS content_version_truncate ON "standings";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_version_rows AFTER INSERT OR UPDATE OR DELETE ON "standings"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_content_version();
--> statement-breakpoint
CREATE TRIGGER content_version_truncate AFTER TRUNCATE ON "standings"
	FOR EACH STATEMENT EXECUTE FUNCTION change_content_version();
