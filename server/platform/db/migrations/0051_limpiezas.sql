CREATE TABLE "limpiezas" (
	"grupo" text PRIMARY KEY NOT NULL,
	"toca" timestamp (3) with time zone NOT NULL,
	"en_curso" bigint DEFAULT 0 NOT NULL,
	"ultima" timestamp (3) with time zone,
	"borradas" bigint
);
--> statement-breakpoint
ALTER TABLE "receptores" ADD COLUMN "falla_desde" timestamp (3) with time zone;