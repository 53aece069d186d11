CREATE TABLE "equipos" (
	"equipo_hash" text NOT NULL,
	"numiden" bigint NOT NULL,
	"red" text NOT NULL,
	"visto" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "equipos_equipo_hash_numiden_pk" PRIMARY KEY("equipo_hash","numiden")
);
--> statement-breakpoint
CREATE TABLE "frenos_login" (
	"clave" text PRIMARY KEY NOT NULL,
	"cuenta" integer NOT NULL,
	"rechazos" integer NOT NULL,
	"libre" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "intentos_login" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "intentos_login" CASCADE;--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "contrasena_provisional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "tiendas" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sesiones" ADD COLUMN "id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "sesiones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "sesiones" ADD COLUMN "navegador" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sesiones" ADD COLUMN "provisional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "equipos" ADD CONSTRAINT "equipos_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "equipos_numiden" ON "equipos" USING btree ("numiden","visto");--> statement-breakpoint
CREATE INDEX "frenos_login_libre" ON "frenos_login" USING btree ("libre");--> statement-breakpoint
CREATE UNIQUE INDEX "sesiones_id" ON "sesiones" USING btree ("id");