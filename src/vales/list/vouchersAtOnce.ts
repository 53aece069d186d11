import { fromPesos } from '#domain/common/money';
import { limiteLeido, pasaConLosOtros, pasanDelLimite } from '#domain/personas/limiteAutorizar';
import type { ValeDeLista } from '#domain/vales/listaVales';
import { refusalTextVale } from '#domain/vales/trabajosVale';
import type { AtOnce } from '../../ui/several/several.ts';
import { VOUCHER_WAYS, voucherDecisions } from '../decisions.ts';

/**
 * How vouchers of the list that wait are marked and decided at once, by who may authorize.
 * @param limite up to how much this person authorizes, in pesos; null without limit.
 */
export function vouchersAtOnce(limite: number | null): AtOnce<ValeDeLista> {
  const most = limiteLeido(limite);
  const isOver = ({ saldo, porDecidir }: ValeDeLista) =>
    pasaConLosOtros({ saldo: fromPesos(saldo), acumulado: fromPesos(porDecidir?.acumulado ?? 0) }, most);
  return {
    label: 'Decidir lo marcado',
    numberOf: ({ id }) => id,
    mark: ({ id, porDecidir }) => (porDecidir ? { fila: id, clase: 'vale', version: porDecidir.version } : null),
    title: ({ folio }) => `Vale ${folio}`,
    against: ({ estado, porDecidir }) => (porDecidir?.propia ? refusalTextVale('autorizar', estado.id, 'own') : null),
    saldo: ({ saldo }) => saldo,
    works: { vale: voucherDecisions },
    offered: (rows) => {
      const over = rows.filter(isOver).length;
      const overSaid = over > 0 && pasanDelLimite(over, most);
      return {
        acts: [
          { trabajo: VOUCHER_WAYS.no, button: voucherDecisions.rechazar.button, shortcut: 'r' },
          {
            ...{ trabajo: VOUCHER_WAYS.yes, button: voucherDecisions.autorizar.button, shortcut: 'a', solid: true },
            warning: overSaid,
          } as const,
        ],
        note: overSaid,
      };
    },
  };
}
