ALTER TABLE "participants" ADD COLUMN IF NOT EXISTS "card_used_at" timestamp with time zone;
