CREATE TABLE "entrada_tiendas" (
	"cvetda" integer PRIMARY KEY NOT NULL,
	"ultima_venta" timestamp (3) with time zone NOT NULL,
	"recibida" timestamp (3) with time zone NOT NULL,
	"pausa" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "entrada_incidencias_por_venta";--> statement-breakpoint
DROP INDEX "entradas_por_recibida";--> statement-breakpoint
ALTER TABLE "entrada_incidencias" ADD COLUMN "revision" integer;--> statement-breakpoint
ALTER TABLE "entrada_incidencias" ADD COLUMN "huella" text;--> statement-breakpoint
ALTER TABLE "entrada_incidencias" ADD COLUMN "atendida" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "entrada_incidencias" ADD COLUMN "numiden_atiende" bigint;--> statement-breakpoint
ALTER TABLE "entrada_tiendas" ADD CONSTRAINT "entrada_tiendas_cvetda_tiendas_cvetda_fk" FOREIGN KEY ("cvetda") REFERENCES "public"."tiendas"("cvetda") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrada_incidencias" ADD CONSTRAINT "entrada_incidencias_numiden_atiende_usuarios_numiden_fk" FOREIGN KEY ("numiden_atiende") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entrada_incidencias_una_vez" ON "entrada_incidencias" USING btree ("huella");--> statement-breakpoint
CREATE INDEX "entrada_incidencias_por_atender" ON "entrada_incidencias" USING btree ("id_entrada" DESC NULLS FIRST,"linea") WHERE "entrada_incidencias"."atendida" is null;--> statement-breakpoint
CREATE INDEX "entrada_incidencias_por_venta" ON "entrada_incidencias" USING btree ("cvetda","operacion") WHERE "entrada_incidencias"."atendida" is null;--> statement-breakpoint
CREATE INDEX "entradas_por_recibida" ON "entradas" USING btree ("recibida","id");