-- A program says with each connection for which version of the tables it was made: the time of its newest
-- migration, as `robolaga.schema_version`. One that says an earlier version, or none as releases before
-- this one, writes nothing: what it does not know would be missing. Sessions and attempts are left out,
-- because reading needs them.
CREATE OR REPLACE FUNCTION require_schema_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	said bigint := nullif(current_setting('robolaga.schema_version', true), '')::bigint;
	version bigint;
BEGIN
	-- The database in a browser tab has no such table, and no other program.
	IF to_regclass('drizzle.__drizzle_migrations') IS NULL THEN
		RETURN NULL;
	END IF;
	-- Migrations hold this lock alone: they wait for what is being written, and the next statement sees them.
	PERFORM pg_advisory_xact_lock_shared(7206266);
	SELECT max(created_at) INTO version FROM drizzle.__drizzle_migrations;
	IF said IS NULL OR said < version THEN
		RAISE EXCEPTION 'The tables are of version %, and this program is of version %.', version, coalesce(said::text, 'unknown')
			USING ERRCODE = 'read_only_sql_transaction', CONSTRAINT = 'schema_version',
				HINT = 'Update the program.';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	name text;
BEGIN
	FOR name IN
		SELECT tablename FROM pg_tables
		WHERE schemaname = 'public'
			AND tablename NOT IN ('attempts', 'content_version', 'demo_migrations', 'sessions')
		ORDER BY tablename
	LOOP
		EXECUTE format('DROP TRIGGER IF EXISTS schema_version ON %I', name);
		EXECUTE format(
			'CREATE TRIGGER schema_version BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I'
			' FOR EACH STATEMENT EXECUTE FUNCTION require_schema_version()',
			name
		);
	END LOOP;
END $$;
--> statement-breakpoint
-- Scores that a server of an earlier release has saved since there are runs: each becomes the first run.
INSERT INTO "runs" ("round_id", "registration_id", "number", "points", "time")
	SELECT rounds.id, scores.registration_id, 1, scores.points, scores.time
	FROM "scores"
	JOIN "registrations" ON registrations.id = scores.registration_id
	JOIN "rounds" ON rounds.tournament_id = registrations.tournament_id
		AND rounds.category_id = registrations.category_id AND rounds.position = 1
	WHERE NOT EXISTS (SELECT FROM "runs" WHERE runs.registration_id = scores.registration_id)
	ORDER BY scores.id;
