CREATE TABLE "contenidos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contenidos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"creado" timestamp (3) with time zone NOT NULL,
	"reclamado" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
-- The bytes stay where they are: the content of an attachment gets the attachment's number.
INSERT INTO "contenidos" ("id", "creado", "reclamado") OVERRIDING SYSTEM VALUE SELECT "id", "fecha", true FROM "anexos";--> statement-breakpoint
SELECT setval('contenidos_id_seq', (SELECT coalesce(max("id"), 0) + 1 FROM "contenidos"), false);--> statement-breakpoint
ALTER TABLE "anexo_partes" DROP CONSTRAINT "anexo_partes_id_anexo_anexos_id_fk";--> statement-breakpoint
ALTER TABLE "anexo_partes" RENAME TO "contenido_partes";--> statement-breakpoint
ALTER TABLE "contenido_partes" RENAME COLUMN "id_anexo" TO "id_contenido";--> statement-breakpoint
ALTER TABLE "contenido_partes" RENAME CONSTRAINT "anexo_partes_id_anexo_n_pk" TO "contenido_partes_id_contenido_n_pk";--> statement-breakpoint
-- Photographs and documents are compressed already: trying once more costs time and saves nothing.
ALTER TABLE "contenido_partes" ALTER COLUMN "contenido" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "contenido_partes" ADD CONSTRAINT "contenido_partes_id_contenido_contenidos_id_fk" FOREIGN KEY ("id_contenido") REFERENCES "public"."contenidos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contenidos_sin_reclamar" ON "contenidos" USING btree ("creado") WHERE not "contenidos"."reclamado";--> statement-breakpoint
ALTER TABLE "anexos" ADD COLUMN "id_contenido" bigint;--> statement-breakpoint
UPDATE "anexos" SET "id_contenido" = "id";--> statement-breakpoint
ALTER TABLE "anexos" ALTER COLUMN "id_contenido" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "anexos" ADD CONSTRAINT "anexos_id_contenido_contenidos_id_fk" FOREIGN KEY ("id_contenido") REFERENCES "public"."contenidos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anexos" ADD CONSTRAINT "anexos_id_contenido_unique" UNIQUE("id_contenido");
