CREATE TABLE "cancelaciones_timbre" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cancelaciones_timbre_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"clave" text NOT NULL,
	"uuid" text NOT NULL,
	"motivo" text NOT NULL,
	"sustituye" text,
	"pedida" timestamp (3) with time zone NOT NULL,
	"plazo" timestamp (3) with time zone,
	"respuesta" text,
	"id_solicitud" bigint,
	"falla" text,
	"numiden" bigint NOT NULL,
	CONSTRAINT "cancelaciones_timbre_clave_unique" UNIQUE("clave")
);
--> statement-breakpoint
CREATE TABLE "certificados_propios" (
	"rfc" text PRIMARY KEY NOT NULL,
	"certificado" "bytea" NOT NULL,
	"llave_cifrada" text NOT NULL,
	"creado" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timbre_relacionados" (
	"id_timbre" bigint NOT NULL,
	"clase" text NOT NULL,
	"uuid" text NOT NULL,
	CONSTRAINT "timbre_relacionados_id_timbre_uuid_clase_pk" PRIMARY KEY("id_timbre","uuid","clase")
);
--> statement-breakpoint
CREATE TABLE "timbres" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "timbres_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"clave" text NOT NULL,
	"huella" text NOT NULL,
	"uuid" text,
	"xml" text,
	"rechazos" jsonb NOT NULL,
	"nombre" text NOT NULL,
	"tipo" text NOT NULL,
	"rfc_emisor" text NOT NULL,
	"rfc_receptor" text NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"fecha" timestamp (3) with time zone NOT NULL,
	"numiden" bigint NOT NULL,
	CONSTRAINT "timbres_clave_unique" UNIQUE("clave"),
	CONSTRAINT "timbres_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "timbres_respuesta" CHECK (("timbres"."uuid" is null) = ("timbres"."xml" is null)),
	CONSTRAINT "timbres_o_rechazos" CHECK (("timbres"."uuid" is null) = (jsonb_array_length("timbres"."rechazos") > 0))
);
--> statement-breakpoint
ALTER TABLE "cancelaciones_timbre" ADD CONSTRAINT "cancelaciones_timbre_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timbre_relacionados" ADD CONSTRAINT "timbre_relacionados_id_timbre_timbres_id_fk" FOREIGN KEY ("id_timbre") REFERENCES "public"."timbres"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timbres" ADD CONSTRAINT "timbres_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancelaciones_timbre_por_uuid" ON "cancelaciones_timbre" USING btree ("uuid","id");--> statement-breakpoint
CREATE INDEX "timbre_relacionados_por_uuid" ON "timbre_relacionados" USING btree ("uuid");