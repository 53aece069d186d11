import { chapters } from 'virtual:manual';
import { describe, expect, it } from 'vitest';
import { FILE_TEXTS, fullCaseReason } from '#domain/casos/anexos';
import { CASE_TEXTS, refusalText } from '#domain/casos/trabajosCaso';
import { centavos } from '#domain/common/money';
import { TEXTS } from '#domain/common/texts';
import { FACTURA_TEXTS, refusalTextFactura } from '#domain/facturas/trabajosFactura';
import { RECOLECTA_TEXTS } from '#domain/guias/recolectas';
import { OVER_OTHERS_TEXTS } from '#domain/personas/overOthers';
import { ROLE_TEXTS } from '#domain/personas/roles';
import { USER_TEXTS } from '#domain/personas/usuarios';
import { fallaAbono } from '#domain/vales/billetera';
import { DEVOLUCION_TEXTS } from '#domain/vales/devoluciones';
import { refusalTextVale, VALE_TEXTS } from '#domain/vales/trabajosVale';
import { EXPLAINED, NEEDS_AUTHORIZATION, placeOfRefusal, TWO_PEOPLE } from '../../ui/explained.ts';
import { findAnchor } from './manual.ts';

/** The sentences that the domain has for each. */
const SENTENCES: Readonly<Record<keyof typeof EXPLAINED, readonly string[]>> = {
  solicitudPropia: [CASE_TEXTS.solicitudPropia],
  pasaDelLimite: [refusalTextVale('autorizar', 5, 'limit', centavos(500_000))],
  valePropio: [refusalTextVale('autorizar', 5, 'own')],
  sinPermiso: [
    refusalText('escalar', 2, 'person'),
    refusalTextVale('cancelar', 1, 'person'),
    refusalTextFactura('imprimir', 2, 'person'),
    'No tiene permiso para realizar esta operación.',
  ],
  vencido: [refusalTextVale('devolver', 1, 'expired')],
  devolucionEnCurso: [VALE_TEXTS.devolucionEnCurso, VALE_TEXTS.otraDevolucion],
  devuelto: [refusalTextVale('cancelar', 1, 'begun')],
  conNota: [refusalTextVale('cancelar', 1, 'credited'), FACTURA_TEXTS.valeConNota('D1', 'N-1', 'VIGENTE')],
  sinEntregar: [refusalTextVale('guardar', 4, 'undelivered')],
  enCamino: [RECOLECTA_TEXTS.esperaAlCamino, RECOLECTA_TEXTS.vaEnCamino('G1')],
  sinRecolectar: [refusalTextVale('guardar', 4, 'awaited')],
  billetera: [fallaAbono(centavos(0), centavos(200), centavos(100)) ?? ''],
  masDeLoPagado: [DEVOLUCION_TEXTS.masDeLoPagado(2, centavos(100))],
  cancelarFactura: [
    refusalTextFactura('solicitarCancelacion', 2, 'expired'),
    refusalTextFactura('solicitarCancelacion', 2, 'begun'),
    refusalTextFactura('sustituir', 2, 'begun'),
    FACTURA_TEXTS.sinSustituta('A-1'),
  ],
  recibo: [refusalTextFactura('pagar', 2, 'kind'), refusalTextFactura('pagar', 2, 'spent')],
  puedeMas: [
    OVER_OTHERS_TEXTS.noSeDa,
    OVER_OTHERS_TEXTS.puedeMas(['permisos']),
    OVER_OTHERS_TEXTS.noTiene(['permisos']),
    OVER_OTHERS_TEXTS.rolMayor('Gerente'),
    OVER_OTHERS_TEXTS.rolConMas,
    OVER_OTHERS_TEXTS.limiteMayor(centavos(500_000)),
    OVER_OTHERS_TEXTS.personasConMas(2),
  ],
  propiosDerechos: [ROLE_TEXTS.propio, ROLE_TEXTS.limitePropio, ROLE_TEXTS.propioEliminado, USER_TEXTS.propio('rol')],
  archivo: [
    FILE_TEXTS.macros('a.docx'),
    FILE_TEXTS.incrustado('a.docx'),
    FILE_TEXTS.contrasena('a.docx'),
    FILE_TEXTS.otroTipo('a.pdf', 'exe'),
  ],
  casoLleno: [fullCaseReason(100, 1) ?? '', fullCaseReason(98, 3) ?? ''],
  mismaCategoria: [CASE_TEXTS.mismaCategoria],
};

describe('The refusals that the manual explains', () => {
  it('have their place, and no other one comes before it', () => {
    for (const [kind, sentences] of Object.entries(SENTENCES)) {
      const [, place] = EXPLAINED[kind as keyof typeof EXPLAINED];
      for (const sentence of sentences) expect([sentence, placeOfRefusal(sentence)]).toEqual([sentence, place]);
    }
  });

  it('lead to places that there are', () => {
    const places = [...Object.values(EXPLAINED).map(([, place]) => place), NEEDS_AUTHORIZATION, TWO_PEOPLE];
    expect(places.filter((place) => findAnchor(chapters, place) === null)).toEqual([]);
  });

  it('are no failures of another kind', () => {
    for (const text of Object.values(TEXTS)) expect([text, placeOfRefusal(text)]).toEqual([text, null]);
  });
});
