CREATE TABLE "certificados_csd" (
	"no_certificado" text PRIMARY KEY NOT NULL,
	"rfc" text NOT NULL,
	"certificado" "bytea" NOT NULL,
	"llave_cifrada" text NOT NULL,
	"desde" timestamp (3) with time zone NOT NULL,
	"hasta" timestamp (3) with time zone NOT NULL,
	"subido" timestamp (3) with time zone NOT NULL,
	"numiden" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claves_fiscales" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claves_fiscales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ambito" text NOT NULL,
	"codigo" text NOT NULL,
	"clave_prod_serv" text NOT NULL,
	"clave_unidad" text NOT NULL,
	"exento" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "claves_fiscales_ambito" CHECK ("claves_fiscales"."ambito" in ('departamento', 'articulo'))
);
--> statement-breakpoint
CREATE TABLE "emisor" (
	"id" smallint PRIMARY KEY NOT NULL,
	"rfc" text NOT NULL,
	"nombre" text NOT NULL,
	"regimen" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "emisor_uno" CHECK ("emisor"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "tiendas" ADD COLUMN "serie" text;--> statement-breakpoint
ALTER TABLE "tiendas" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "claves_fiscales_codigo" ON "claves_fiscales" USING btree ("ambito","codigo");--> statement-breakpoint
INSERT INTO "claves_fiscales" ("ambito", "codigo", "clave_prod_serv", "clave_unidad", "exento")
	SELECT 'articulo', "num_art", "clave_prod_serv", "clave_unidad", "exento" FROM "articulos_fiscales";
