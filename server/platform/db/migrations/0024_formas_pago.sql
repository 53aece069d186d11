CREATE TABLE "formas_pago" (
	"numero" integer PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"como" integer NOT NULL,
	"clave_sat" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "formas_pago_como" CHECK ("formas_pago"."como" in (1, 2, 3, 4, 9, 10)),
	CONSTRAINT "formas_pago_del_sistema" CHECK ("formas_pago"."numero" not in (1, 2, 3, 4, 9, 10) or "formas_pago"."como" = "formas_pago"."numero"),
	CONSTRAINT "formas_pago_clave" CHECK (("formas_pago"."como" = 4) = ("formas_pago"."clave_sat" is null))
);
--> statement-breakpoint
ALTER TABLE "venta_pagos" ADD COLUMN "forma_caja" integer;--> statement-breakpoint
ALTER TABLE "venta_pagos" ADD COLUMN "clave_sat" text;--> statement-breakpoint
INSERT INTO "formas_pago" ("numero", "nombre", "como", "clave_sat") VALUES
	(1, 'EFECTIVO', 1, '01'),
	(2, 'TARJETA DE CRÉDITO', 2, '04'),
	(3, 'TARJETA DE DÉBITO', 3, '28'),
	(4, 'CRÉDITO DE LA CASA', 4, NULL),
	(9, 'CERTIFICADO DE REGALO', 9, '01'),
	(10, 'BILLETERA', 10, '01');
