CREATE TABLE "devoluciones_sueltas" (
	"cvetda" integer NOT NULL,
	"folio" text NOT NULL,
	"num_art" text NOT NULL,
	"fecha" timestamp (3) with time zone NOT NULL,
	"numiden_cliente" bigint,
	CONSTRAINT "devoluciones_sueltas_cvetda_folio_num_art_pk" PRIMARY KEY("cvetda","folio","num_art")
);
--> statement-breakpoint
ALTER TABLE "devoluciones_sueltas" ADD CONSTRAINT "devoluciones_sueltas_cvetda_tiendas_cvetda_fk" FOREIGN KEY ("cvetda") REFERENCES "public"."tiendas"("cvetda") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devoluciones_sueltas_por_articulo" ON "devoluciones_sueltas" USING btree ("cvetda","num_art","fecha");