ALTER TABLE "vale_devoluciones" ADD COLUMN "llamada" text;--> statement-breakpoint
ALTER TABLE "vale_devoluciones" ADD COLUMN "clave_idempotencia" text;--> statement-breakpoint
ALTER TABLE "vale_devoluciones" ADD COLUMN "proximo" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vale_devoluciones" ADD COLUMN "intentos" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "vale_devoluciones_por_terminar" ON "vale_devoluciones" USING btree ("proximo","id") WHERE "vale_devoluciones"."estado" = 'pendiente';--> statement-breakpoint
UPDATE "vale_devoluciones" SET
	"llamada" = CASE "metodo" WHEN 3 THEN 'abonarBilletera' WHEN 4 THEN 'devolverCredito' ELSE 'emitirCertificado' END,
	"proximo" = "creado"
WHERE "estado" = 'pendiente';--> statement-breakpoint
UPDATE "vale_devoluciones" AS d SET
	"llamada" = i."respuesta" ->> 'llamada',
	"clave_idempotencia" = i."respuesta" ->> 'clave',
	"proximo" = (i."respuesta" ->> 'proximo')::timestamptz,
	"intentos" = (i."respuesta" ->> 'intentos')::smallint
FROM "idempotencia" AS i
WHERE d."estado" = 'pendiente' AND i."numiden" = 0 AND i."llamada" = 'devolucion sin terminar' AND i."clave" = d."clave";--> statement-breakpoint
DELETE FROM "idempotencia" WHERE "numiden" = 0 AND "llamada" = 'devolucion sin terminar';--> statement-breakpoint
ALTER TABLE "vale_devoluciones" ADD CONSTRAINT "vale_devoluciones_se_termina" CHECK ("vale_devoluciones"."estado" <> 'pendiente' or ("vale_devoluciones"."llamada" is not null and "vale_devoluciones"."proximo" is not null));