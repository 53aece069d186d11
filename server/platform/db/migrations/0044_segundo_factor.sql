CREATE TABLE "codigos_recuperacion" (
	"numiden" bigint NOT NULL,
	"orden" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "codigos_recuperacion_numiden_orden_pk" PRIMARY KEY("numiden","orden")
);
--> statement-breakpoint
CREATE TABLE "segundos_factores" (
	"numiden" bigint PRIMARY KEY NOT NULL,
	"secreto" text NOT NULL,
	"desde" timestamp (3) with time zone NOT NULL,
	"ultimo_paso" bigint NOT NULL,
	"ultima_clave" text
);
--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "segundo_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sesiones" ADD COLUMN "por_inscribir" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "codigos_recuperacion" ADD CONSTRAINT "codigos_recuperacion_numiden_segundos_factores_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."segundos_factores"("numiden") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segundos_factores" ADD CONSTRAINT "segundos_factores_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE cascade ON UPDATE no action;