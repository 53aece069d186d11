import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { OutputOf } from '#contract/call';
import type { Contract } from '#contract/contract';
import { TEXTS } from '#domain/texts';
import type { Vale } from '#domain/vales';
import type { ValeRef } from '#machines/vale.machine';
import type { ValeContext, ValeEmitted, VentanaDeVale } from '#machines/vale.types';
import { asFailure } from '../../api/failure.ts';
import { newKey } from '../../data/uniqueKey.ts';
import { parseSent } from '../../data/useDraft.ts';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { voucherLink } from '../lists.ts';
import { connectVoucher } from './connect.ts';
import { believe, voucherRead } from './voucherRead.ts';
import { draftKeyOf, windowWorks } from './works.ts';

type Done = Extract<ValeEmitted, { readonly type: 'trabajoHecho' }>;

/**
 * The actor of one opening of a voucher, for as long as the page lives.
 * @param onDone told of the voucher as it is after a work of one's own, first by the answer, then as it was read again.
 * @param onGiven told what a refund gave, for the folio that the customer takes along.
 */
export function useVoucher(
  { id, folio, version, estado }: Vale,
  drafts: PageDrafts,
  onDone: (vale: Vale) => void,
  onGiven: (given: Given) => void,
): ValeRef {
  const { api, avisar, changes } = useRouteContext({ from: '/_app' });
  const router = useRouter();
  const data = useQueryClient();
  const [{ connected, input }] = useState(() => ({
    connected: connectVoucher({ id, folio, api, changes }),
    input: { seed: newKey(), version, estado: estado.id, pendientes: pendingIn(id, drafts) },
  }));
  const vale = useActorRef(connected, { input });

  useEffect(() => {
    const notices = vale.on('aviso', ({ tipo, texto }) => avisar(tipo, texto));
    return () => notices.unsubscribe();
  }, [vale, avisar]);

  useEffect(() => {
    const tell = () => {
      const known = data.getQueryData<Vale>(voucherRead(id).queryKey);
      if (known !== undefined) onDone(known);
    };
    const mail = async (autorizado: 0 | 1) => {
      try {
        await api.llamar('correoDepreciacionAtendida', { ruta: { a: id, b: autorizado } }, { clave: newKey() });
      } catch (error) {
        avisar('warning', `${TEXTS.falloCorreo}. ${asFailure(error).texto}`);
      }
    };
    const done = vale.on('trabajoHecho', ({ trabajo, resultado }: Done) => {
      const read = believe(data, id, resultado);
      tell();
      void read.then(tell);
      if (trabajo === 'autorizar') void mail(1);
      if (trabajo === 'rechazar') void mail(0);
      if (trabajo === 'devolver') onGiven(resultado as Given);
      // The customer goes away with the new paper.
      if (trabajo === 'reponer') void router.navigate(voucherLink((resultado as Replaced).reposicion.id));
    });
    return () => done.unsubscribe();
  }, [vale, api, avisar, data, id, onDone, onGiven, router]);

  return vale;
}

/** What a refund answers beside the voucher after it. */
export type Given = OutputOf<Contract['devolverVale']>;

type Replaced = OutputOf<Contract['guardarReposicion']>;

const WINDOWS = Object.keys(windowWorks) as VentanaDeVale[];

/** What was sent before the page was left, and nobody knows how it ended: it goes out again under its key. */
function pendingIn(id: number, drafts: PageDrafts): ValeContext['pendientes'] {
  return Object.fromEntries(
    WINDOWS.flatMap((work) => {
      const sent = parseSent(drafts.get(draftKeyOf(id, work)));
      if (sent === null) return [];
      return [[work, { keysMade: 0, values: null, attempt: { key: sent.clave, version: sent.version } }]];
    }),
  );
}
