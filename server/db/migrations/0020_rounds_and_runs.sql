CREATE TABLE IF NOT EXISTS "rounds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tournament_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"run_count" integer DEFAULT 1 NOT NULL,
	"counting" text DEFAULT 'best' NOT NULL,
	"best_count" integer,
	"ranking" text NOT NULL,
	"counts_unfinished" boolean DEFAULT false NOT NULL,
	"carries_over" boolean DEFAULT false NOT NULL,
	"team_count" integer,
	"state" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "rounds_position" UNIQUE("tournament_id","category_id","position"),
	CONSTRAINT "rounds_run_count" CHECK ("rounds"."run_count" between 1 and 5),
	CONSTRAINT "rounds_counting" CHECK ("rounds"."counting" in ('best', 'sum', 'mean', 'best_sum')),
	CONSTRAINT "rounds_best_count" CHECK (("rounds"."counting" = 'best_sum') = ("rounds"."best_count" is not null)
        and "rounds"."best_count" between 1 and "rounds"."run_count"),
	CONSTRAINT "rounds_ranking" CHECK ("rounds"."ranking" in ('points', 'time', 'points_only')),
	CONSTRAINT "rounds_state" CHECK ("rounds"."state" in ('open', 'closed')),
	CONSTRAINT "rounds_team_count" CHECK (("rounds"."position" = 1) = ("rounds"."team_count" is null)),
	CONSTRAINT "rounds_tournament_category_fk" FOREIGN KEY ("tournament_id","category_id") REFERENCES "tournament_categories"("tournament_id","category_id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "round_teams" (
	"round_id" integer NOT NULL,
	"registration_id" integer NOT NULL,
	"position" integer NOT NULL,
	"reason" text,
	CONSTRAINT "round_teams_round_id_registration_id_pk" PRIMARY KEY("round_id","registration_id"),
	CONSTRAINT "round_teams_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "rounds"("id") ON DELETE cascade,
	CONSTRAINT "round_teams_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"round_id" integer NOT NULL,
	"registration_id" integer NOT NULL,
	"number" integer NOT NULL,
	"points" integer,
	"time" text,
	"outcome" text DEFAULT 'finished' NOT NULL,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "runs_once" UNIQUE("round_id","registration_id","number"),
	CONSTRAINT "runs_number" CHECK ("runs"."number" between 1 and 5),
	CONSTRAINT "runs_points" CHECK ("runs"."points" between -9999 and 99999),
	CONSTRAINT "runs_time" CHECK ("runs"."time" ~ '^[0-9]{2}:[0-5][0-9](:[0-5][0-9]|[.][0-9]{2})$'),
	CONSTRAINT "runs_outcome" CHECK ("runs"."outcome" in ('finished', 'dns', 'dnf', 'dq')),
	CONSTRAINT "runs_reason" CHECK ("runs"."outcome" <> 'dq' or "runs"."reason" is not null),
	CONSTRAINT "runs_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "rounds"("id"),
	CONSTRAINT "runs_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE "score_entries" ALTER COLUMN "points" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "score_entries" ALTER COLUMN "time" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "score_entries" ADD COLUMN IF NOT EXISTS "round_id" integer;
--> statement-breakpoint
ALTER TABLE "score_entries" ADD COLUMN IF NOT EXISTS "number" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "score_entries" ADD COLUMN IF NOT EXISTS "outcome" text DEFAULT 'finished' NOT NULL;
--> statement-breakpoint
ALTER TABLE "score_entries" ADD COLUMN IF NOT EXISTS "reason" text;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "round_teams_registration" ON "round_teams" USING btree ("registration_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "runs_registration" ON "runs" USING btree ("registration_id");
--> statement-breakpoint
-- Each category of a tournament has a first round, which is ranked as the category is.
INSERT INTO "rounds" ("tournament_id", "category_id", "position", "name", "ranking")
	SELECT played.tournament_id, played.category_id, 1, 'Penyisihan', categories.ranking
	FROM "tournament_categories" played JOIN "categories" ON categories.id = played.category_id
	ORDER BY played.tournament_id, played.category_id
	ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Each score is the first run of it. The ids stay: audit log and `score_entries` have them.
INSERT INTO "runs" ("id", "round_id", "registration_id", "number", "points", "time", "version")
	OVERRIDING SYSTEM VALUE
	SELECT scores.id, rounds.id, scores.registration_id, 1, scores.points, scores.time, scores.version
	FROM "scores"
	JOIN "registrations" ON registrations.id = scores.registration_id
	JOIN "rounds" ON rounds.tournament_id = registrations.tournament_id
		AND rounds.category_id = registrations.category_id AND rounds.position = 1
	WHERE NOT EXISTS (SELECT FROM "runs" WHERE runs.registration_id = scores.registration_id)
	ORDER BY scores.id;
--> statement-breakpoint
UPDATE "score_entries" SET "round_id" = rounds.id
	FROM "registrations" JOIN "rounds" ON rounds.tournament_id = registrations.tournament_id
		AND rounds.category_id = registrations.category_id AND rounds.position = 1
	WHERE score_entries.registration_id = registrations.id AND score_entries.round_id IS NULL;
--> statement-breakpoint
-- No run gets the id of a score, also of one that was deleted.
SELECT setval('runs_id_seq', scores.last_value)
	FROM "scores_id_seq" scores, "runs_id_seq" runs
	WHERE scores.is_called AND (scores.last_value > runs.last_value OR NOT runs.is_called);
--> statement-breakpoint
-- As in 0002_content_version.sql: what these tables have is public too.
DO $$
DECLARE
	name text;
BEGIN
	FOREACH name IN ARRAY ARRAY['rounds', 'round_teams', 'runs'] LOOP
		EXECUTE format('DROP TRIGGER IF EXISTS content_version_rows ON %I', name);
		EXECUTE format('DROP TRIGGER IF EXISTS content_version_truncate ON %I', name);
		EXECUTE format(
			'CREATE CONSTRAINT TRIGGER content_version_rows AFTER INSERT OR UPDATE OR DELETE ON %I'
			' DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_content_version()',
			name
		);
		EXECUTE format(
			'CREATE TRIGGER content_version_truncate AFTER TRUNCATE ON %I'
			' FOR EACH STATEMENT EXECUTE FUNCTION change_content_version()',
			name
		);
	END LOOP;
END $$;
