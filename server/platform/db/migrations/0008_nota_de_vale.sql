ALTER TABLE "facturas" ADD COLUMN "id_vale" bigint;--> statement-breakpoint
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_id_vale_vales_id_fk" FOREIGN KEY ("id_vale") REFERENCES "public"."vales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "facturas_nota_de_vale" ON "facturas" USING btree ("id_vale") WHERE "facturas"."estado" in (1, 2, 3);