import type { Walking } from '../walks.ts';
import { DETAIL_ACTS } from './detailActs.ts';
import {
  beginDetail,
  DETAIL_STARTS,
  type DetailDesk,
  type DetailStart,
  PRINT_CALL,
  WINDOW_CALLS,
} from './detailDesk.ts';
import { DetailModel } from './detailModel.ts';
import { lookAtDetail, lookBehind } from './detailViews.ts';

/** The walks of the page of a stored voucher. */
export const detailWalking: Walking<DetailStart, DetailModel, DetailDesk> = {
  name: 'La página de un vale',
  begins: {
    vigente: 'VIGENTE',
    porAutorizar: 'POR AUTORIZAR',
    cambio: 'POR AUTORIZAR por un cambio de sus métodos',
    propio: 'POR AUTORIZAR y hecho por quien lo mira',
    parcial: 'PARCIAL',
    ajeno: 'PARCIAL y de otra tienda',
    vencido: 'VENCIDO',
  },
  acts: DETAIL_ACTS,
  calls: [WINDOW_CALLS, PRINT_CALL],
  open: (start) => new DetailModel(DETAIL_STARTS[start]),
  begin: beginDetail,
  look: lookAtDetail,
  lookBehind,
};
