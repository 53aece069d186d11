ALTER TABLE "casos" ADD COLUMN "sigue_en" bigint;--> statement-breakpoint
ALTER TABLE "casos" ADD CONSTRAINT "casos_sigue_en_casos_id_fk" FOREIGN KEY ("sigue_en") REFERENCES "public"."casos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "casos_que_siguen_en" ON "casos" USING btree ("sigue_en") WHERE "casos"."sigue_en" is not null;