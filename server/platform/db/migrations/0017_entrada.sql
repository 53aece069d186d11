CREATE TABLE "entrada_incidencias" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entrada_incidencias_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id_entrada" bigint NOT NULL,
	"linea" integer NOT NULL,
	"cvetda" integer,
	"operacion" bigint,
	"resultado" text NOT NULL,
	"motivo" text NOT NULL,
	"contenido" text
);
--> statement-breakpoint
CREATE TABLE "entradas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entradas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id_integracion" bigint NOT NULL,
	"remitente" text NOT NULL,
	"recibida" timestamp (3) with time zone NOT NULL,
	"milisegundos" integer,
	"ventas" integer NOT NULL,
	"lineas" integer NOT NULL,
	"resultados" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "venta_revisiones" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "venta_revisiones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cvetda" integer NOT NULL,
	"operacion" bigint NOT NULL,
	"revision" integer NOT NULL,
	"sustituida" timestamp (3) with time zone NOT NULL,
	"contenido" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ventas_anuladas" (
	"cvetda" integer NOT NULL,
	"operacion" bigint NOT NULL,
	"revision" integer NOT NULL,
	"recibida" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ventas_anuladas_cvetda_operacion_pk" PRIMARY KEY("cvetda","operacion")
);
--> statement-breakpoint
ALTER TABLE "venta_pagos" ADD COLUMN "devuelto" numeric(14, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ventas" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ventas" ADD COLUMN "anulacion" integer;--> statement-breakpoint
ALTER TABLE "entrada_incidencias" ADD CONSTRAINT "entrada_incidencias_id_entrada_entradas_id_fk" FOREIGN KEY ("id_entrada") REFERENCES "public"."entradas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entradas" ADD CONSTRAINT "entradas_id_integracion_integraciones_id_fk" FOREIGN KEY ("id_integracion") REFERENCES "public"."integraciones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venta_revisiones" ADD CONSTRAINT "venta_revisiones_cvetda_operacion_ventas_cvetda_operacion_fk" FOREIGN KEY ("cvetda","operacion") REFERENCES "public"."ventas"("cvetda","operacion") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ventas_anuladas" ADD CONSTRAINT "ventas_anuladas_cvetda_tiendas_cvetda_fk" FOREIGN KEY ("cvetda") REFERENCES "public"."tiendas"("cvetda") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entrada_incidencias_por_entrada" ON "entrada_incidencias" USING btree ("id_entrada","linea");--> statement-breakpoint
CREATE INDEX "entrada_incidencias_por_venta" ON "entrada_incidencias" USING btree ("cvetda","operacion") WHERE "entrada_incidencias"."operacion" is not null;--> statement-breakpoint
CREATE INDEX "entradas_por_recibida" ON "entradas" USING btree ("recibida" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "venta_revisiones_por_venta" ON "venta_revisiones" USING btree ("cvetda","operacion","id");--> statement-breakpoint
ALTER TABLE "venta_pagos" ADD CONSTRAINT "venta_pagos_devuelto" CHECK ("venta_pagos"."devuelto" >= 0 AND "venta_pagos"."devuelto" <= "venta_pagos"."monto");