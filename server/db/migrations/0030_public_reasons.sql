ALTER TABLE "round_teams" ADD COLUMN IF NOT EXISTS "public_reason" text;
