CREATE TABLE "factura_ventas" (
	"cvetda" integer NOT NULL,
	"operacion" bigint NOT NULL,
	"id_factura" bigint NOT NULL,
	CONSTRAINT "factura_ventas_cvetda_operacion_pk" PRIMARY KEY("cvetda","operacion")
);
--> statement-breakpoint
ALTER TABLE "factura_ventas" ADD CONSTRAINT "factura_ventas_id_factura_facturas_id_fk" FOREIGN KEY ("id_factura") REFERENCES "public"."facturas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factura_ventas" ADD CONSTRAINT "factura_ventas_cvetda_operacion_ventas_cvetda_operacion_fk" FOREIGN KEY ("cvetda","operacion") REFERENCES "public"."ventas"("cvetda","operacion") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factura_ventas_por_factura" ON "factura_ventas" USING btree ("id_factura");