CREATE TABLE IF NOT EXISTS "tournament_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tournament_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tournament_id" integer NOT NULL,
	"kind" text NOT NULL,
	"team_id" integer,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tournament_changes_once" UNIQUE NULLS NOT DISTINCT("tournament_id","kind","team_id"),
	CONSTRAINT "tournament_changes_kind" CHECK ("tournament_changes"."kind" in ('date', 'start_time', 'venue', 'registration_closes_at', 'status', 'team')),
	CONSTRAINT "tournament_changes_team" CHECK (("tournament_changes"."kind" = 'team') = ("tournament_changes"."team_id" is not null)),
	CONSTRAINT "tournament_changes_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "tournaments"("id") ON DELETE cascade,
	CONSTRAINT "tournament_changes_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tournament_changes_of_team" ON "tournament_changes" USING btree ("team_id");
--> statement-breakpoint
-- As in 0002_content_version.sql: what this table has is public.
DROP TRIGGER IF EXISTS content_version_rows ON "tournament_changes";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_version_rows AFTER INSERT OR UPDATE OR DELETE ON "tournament_changes"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_content_version();
--> statement-breakpoint
DROP TRIGGER IF EXISTS content_version_truncate ON "tournament_changes";
--> statement-breakpoint
CREATE TRIGGER content_version_truncate AFTER TRUNCATE ON "tournament_changes"
	FOR EACH STATEMENT EXECUTE FUNCTION change_content_version();
--> statement-breakpoint
-- As in 0034_schema_version.sql.
DROP TRIGGER IF EXISTS schema_version ON "tournament_changes";
--> statement-breakpoint
CREATE TRIGGER schema_version BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tournament_changes"
	FOR EACH STATEMENT EXECUTE FUNCTION require_schema_version();
