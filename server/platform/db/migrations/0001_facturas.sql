CREATE TABLE "consumos_restaurante" (
	"folio" text PRIMARY KEY NOT NULL,
	"cvetda" integer NOT NULL,
	"monto" numeric(14, 2) NOT NULL,
	"fecha" timestamp (3) with time zone NOT NULL,
	"id_forma_pago" integer NOT NULL,
	CONSTRAINT "consumos_restaurante_monto" CHECK ("consumos_restaurante"."monto" > 0)
);
--> statement-breakpoint
CREATE TABLE "contribuyentes" (
	"rfc" text PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"datos_fiscales" jsonb NOT NULL,
	"fecha" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "factura_cancelaciones" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "factura_cancelaciones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id_factura" bigint NOT NULL,
	"clave" text NOT NULL,
	"motivo" text NOT NULL,
	"id_sustituta" bigint,
	"estado" text NOT NULL,
	"pedida" timestamp (3) with time zone NOT NULL,
	"plazo" timestamp (3) with time zone,
	"terminada" timestamp (3) with time zone,
	"respuesta" text,
	"proximo" timestamp (3) with time zone,
	"intentos" smallint DEFAULT 0 NOT NULL,
	"numiden" bigint NOT NULL,
	CONSTRAINT "factura_cancelaciones_clave_unique" UNIQUE("clave")
);
--> statement-breakpoint
CREATE TABLE "factura_logs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "factura_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id_factura" bigint NOT NULL,
	"accion" text NOT NULL,
	"version" integer NOT NULL,
	"fecha" timestamp (3) with time zone NOT NULL,
	"numiden" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "factura_relaciones" (
	"id_factura" bigint NOT NULL,
	"id_relacionada" bigint NOT NULL,
	"relacion" text NOT NULL,
	"monto" numeric(14, 2) NOT NULL,
	CONSTRAINT "factura_relaciones_id_factura_id_relacionada_pk" PRIMARY KEY("id_factura","id_relacionada")
);
--> statement-breakpoint
CREATE TABLE "facturas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facturas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"clase" text NOT NULL,
	"estado" smallint NOT NULL,
	"serie" text NOT NULL,
	"folio" integer NOT NULL,
	"uuid" text,
	"id_caso" bigint,
	"cvetda" integer NOT NULL,
	"operacion" bigint,
	"referencia" text,
	"fecha" timestamp (3) with time zone NOT NULL,
	"fecha_timbrado" timestamp (3) with time zone,
	"rfc" text NOT NULL,
	"nombre" text NOT NULL,
	"datos_fiscales" jsonb NOT NULL,
	"metodo_pago" text,
	"total" numeric(14, 2) NOT NULL,
	"comprobante" jsonb NOT NULL,
	"xml" text,
	"rechazos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"clave" text NOT NULL,
	"llamada" text NOT NULL,
	"proximo" timestamp (3) with time zone,
	"intentos" smallint DEFAULT 0 NOT NULL,
	"numiden" bigint NOT NULL,
	CONSTRAINT "facturas_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "facturas_clave_unique" UNIQUE("clave"),
	CONSTRAINT "facturas_serie_folio" UNIQUE("serie","folio")
);
--> statement-breakpoint
CREATE TABLE "pagos_estacionamiento" (
	"cvetda" integer NOT NULL,
	"operacion" bigint NOT NULL,
	"monto" numeric(14, 2) NOT NULL,
	"fecha" date NOT NULL,
	"valido" boolean NOT NULL,
	"id_forma_pago" integer NOT NULL,
	CONSTRAINT "pagos_estacionamiento_cvetda_operacion_pk" PRIMARY KEY("cvetda","operacion"),
	CONSTRAINT "pagos_estacionamiento_monto" CHECK ("pagos_estacionamiento"."monto" > 0)
);
--> statement-breakpoint
CREATE TABLE "series_factura" (
	"serie" text PRIMARY KEY NOT NULL,
	"siguiente" integer NOT NULL,
	CONSTRAINT "series_factura_siguiente" CHECK ("series_factura"."siguiente" > 0)
);
--> statement-breakpoint
ALTER TABLE "tiendas" ADD COLUMN "codigo_postal" text;--> statement-breakpoint
ALTER TABLE "consumos_restaurante" ADD CONSTRAINT "consumos_restaurante_cvetda_tiendas_cvetda_fk" FOREIGN KEY ("cvetda") REFERENCES "public"."tiendas"("cvetda") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factura_cancelaciones" ADD CONSTRAINT "factura_cancelaciones_id_factura_facturas_id_fk" FOREIGN KEY ("id_factura") REFERENCES "public"."facturas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factura_cancelaciones" ADD CONSTRAINT "factura_cancelaciones_id_sustituta_facturas_id_fk" FOREIGN KEY ("id_sustituta") REFERENCES "public"."facturas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factura_cancelaciones" ADD CONSTRAINT "factura_cancelaciones_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factura_logs" ADD CONSTRAINT "factura_logs_id_factura_facturas_id_fk" FOREIGN KEY ("id_factura") REFERENCES "public"."facturas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factura_logs" ADD CONSTRAINT "factura_logs_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factura_relaciones" ADD CONSTRAINT "factura_relaciones_id_factura_facturas_id_fk" FOREIGN KEY ("id_factura") REFERENCES "public"."facturas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factura_relaciones" ADD CONSTRAINT "factura_relaciones_id_relacionada_facturas_id_fk" FOREIGN KEY ("id_relacionada") REFERENCES "public"."facturas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_id_caso_casos_id_fk" FOREIGN KEY ("id_caso") REFERENCES "public"."casos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_cvetda_tiendas_cvetda_fk" FOREIGN KEY ("cvetda") REFERENCES "public"."tiendas"("cvetda") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_cvetda_operacion_ventas_cvetda_operacion_fk" FOREIGN KEY ("cvetda","operacion") REFERENCES "public"."ventas"("cvetda","operacion") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pagos_estacionamiento" ADD CONSTRAINT "pagos_estacionamiento_cvetda_tiendas_cvetda_fk" FOREIGN KEY ("cvetda") REFERENCES "public"."tiendas"("cvetda") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "factura_cancelaciones_en_curso" ON "factura_cancelaciones" USING btree ("id_factura") WHERE "factura_cancelaciones"."estado" in ('pedida', 'pendiente');--> statement-breakpoint
CREATE INDEX "factura_cancelaciones_por_terminar" ON "factura_cancelaciones" USING btree ("proximo","id") WHERE "factura_cancelaciones"."estado" in ('pedida', 'pendiente');--> statement-breakpoint
CREATE INDEX "factura_logs_por_factura" ON "factura_logs" USING btree ("id_factura","version");--> statement-breakpoint
CREATE INDEX "factura_relaciones_por_relacionada" ON "factura_relaciones" USING btree ("id_relacionada");--> statement-breakpoint
CREATE INDEX "facturas_por_caso" ON "facturas" USING btree ("id_caso");--> statement-breakpoint
CREATE INDEX "facturas_por_operacion" ON "facturas" USING btree ("cvetda","operacion");--> statement-breakpoint
CREATE INDEX "facturas_por_referencia" ON "facturas" USING btree ("cvetda","referencia") WHERE "facturas"."referencia" is not null;--> statement-breakpoint
CREATE INDEX "facturas_por_rfc" ON "facturas" USING btree ("rfc","fecha" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "facturas_por_terminar" ON "facturas" USING btree ("proximo","id") WHERE "facturas"."estado" = 1;