CREATE TABLE "caso_relaciones" (
	"menor" bigint NOT NULL,
	"mayor" bigint NOT NULL,
	CONSTRAINT "caso_relaciones_menor_mayor_pk" PRIMARY KEY("menor","mayor"),
	CONSTRAINT "caso_relaciones_en_orden" CHECK ("caso_relaciones"."menor" < "caso_relaciones"."mayor")
);
--> statement-breakpoint
ALTER TABLE "caso_relaciones" ADD CONSTRAINT "caso_relaciones_menor_casos_id_fk" FOREIGN KEY ("menor") REFERENCES "public"."casos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "caso_relaciones" ADD CONSTRAINT "caso_relaciones_mayor_casos_id_fk" FOREIGN KEY ("mayor") REFERENCES "public"."casos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "caso_relaciones_por_mayor" ON "caso_relaciones" USING btree ("mayor");