ALTER TABLE "entradas" ALTER COLUMN "id_integracion" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "entradas" ALTER COLUMN "ventas" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "entradas" ALTER COLUMN "lineas" SET DEFAULT 0;