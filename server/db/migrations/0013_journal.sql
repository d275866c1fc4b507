CREATE TABLE "journal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"organiser_id" integer NOT NULL,
	"operation" text NOT NULL,
	"kind" text NOT NULL,
	"object_id" integer NOT NULL,
	"object_name" text NOT NULL,
	"detail" text
);
--> statement-breakpoint
ALTER TABLE "journal" ADD CONSTRAINT "journal_organiser_id_organisers_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."organisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_organiser" ON "journal" USING btree ("organiser_id","id");--> statement-breakpoint
CREATE INDEX "journal_kind" ON "journal" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "journal_time" ON "journal" USING btree ("at");