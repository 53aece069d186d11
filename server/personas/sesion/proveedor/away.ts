import { Rejection } from '../../../platform/http/rejection.ts';

const AWAY =
  'El proveedor de identidad de la cadena no responde, y sin él nadie puede entrar. Intente de nuevo en unos minutos.';

/** 502: the identity provider gave no answer. */
export function providerAway(): Rejection {
  return new Rejection(502, AWAY, { segundos: 30 });
}
