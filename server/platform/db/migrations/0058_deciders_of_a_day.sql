CREATE TABLE "decisiones_por_dia" (
	"entidad" text NOT NULL,
	"tienda" integer NOT NULL,
	"dia" date NOT NULL,
	"estado" text NOT NULL,
	"numiden" bigint NOT NULL,
	"veces" integer NOT NULL,
	CONSTRAINT "decisiones_por_dia_entidad_tienda_dia_estado_numiden_pk" PRIMARY KEY("entidad","tienda","dia","estado","numiden")
);
--> statement-breakpoint
ALTER TABLE "recorridos" ADD COLUMN "decidido" text;