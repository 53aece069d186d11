import type { VidaFacturaContext } from '#machines/vidaFactura.machine';
import { factsOf } from './facts.ts';

export const vidaFacturaFacts = factsOf<VidaFacturaContext>({
  deIngreso: { si: 'Es una venta, no una nota ni un recibo', alEmpezar: true },
  aPlazos: { si: 'Se paga después o en partes (PPD)' },
  acreditada: { si: 'Sus notas ya suman lo que vale' },
  pagada: { si: 'Sus pagos y notas ya suman lo que vale' },
  conRelacionadas: { si: 'Tiene notas, recibos o una sustituta' },
  conSustituta: { si: 'Otra toma su lugar' },
  fueraDePlazo: { si: 'Pasó la declaración anual' },
  reemitida: { si: 'Rechazada, ya se emitió de nuevo' },
  porSustitucion: { si: 'Se cancela porque otra la sustituye (01)' },
});
