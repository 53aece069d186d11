CREATE TABLE "pedidos_guia" (
	"clave" text PRIMARY KEY NOT NULL,
	"base" text NOT NULL,
	"cvetda" integer NOT NULL,
	"operacion" bigint NOT NULL,
	"unidades" jsonb NOT NULL,
	"id_vale" bigint,
	"id_caso" bigint,
	"hecho" boolean DEFAULT false NOT NULL,
	"fecha" timestamp (3) with time zone NOT NULL,
	"numiden" bigint NOT NULL,
	"anotado" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "pedidos_guia" ADD CONSTRAINT "pedidos_guia_id_vale_vales_id_fk" FOREIGN KEY ("id_vale") REFERENCES "public"."vales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedidos_guia" ADD CONSTRAINT "pedidos_guia_id_caso_casos_id_fk" FOREIGN KEY ("id_caso") REFERENCES "public"."casos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedidos_guia" ADD CONSTRAINT "pedidos_guia_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedidos_guia" ADD CONSTRAINT "pedidos_guia_cvetda_operacion_ventas_cvetda_operacion_fk" FOREIGN KEY ("cvetda","operacion") REFERENCES "public"."ventas"("cvetda","operacion") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pedidos_guia_sin_anotar" ON "pedidos_guia" USING btree ("fecha") WHERE "pedidos_guia"."anotado" is null;