import { z } from 'zod';
import { typedNumber } from '#domain/common/typedNumber';
import { query, type ReadData } from '../../data/query.ts';
import { type FolioAnswer, type FolioAsking, FolioWindow } from '../folios/FolioWindow.tsx';
import { useFoundRecord } from '../folios/useFoundRecord.ts';
import { OpenWallet } from './OpenWallet.tsx';
import { WalletFacts } from './WalletFacts.tsx';
import { walletWorks } from './works.ts';

const DRAFTS = 'billetera.';

const WALLET: FolioAsking<number, 'billetera'> = {
  title: 'Billetera',
  size: 'lg',
  label: 'Consultar una billetera',
  field: { label: 'Número del cliente', inputMode: 'numeric' },
  schema: typedNumber(z.number().int('Campo de solo números.').positive('Campo de solo números.').max(9_999_999_999)),
  read: (numiden) => query('billetera', { ruta: { id: numiden ?? 0 } }),
  inALine: ({ folio, numidenCliente }) =>
    folio === null ? `El cliente ${numidenCliente} no tiene billetera.` : `Billetera ${folio}`,
  draftPrefix: DRAFTS,
};

interface Props {
  /** Whose wallet is shown at once; null asks for the number. */
  readonly numidenCliente: number | null;
  readonly onClose: () => void;
}

/** The wallet of a customer, in a window. */
export default function WalletWindow({ numidenCliente, onClose }: Props) {
  return (
    <FolioWindow asking={WALLET} first={numidenCliente} onClose={onClose}>
      {(answer) => <Wallet key={answer.found.numidenCliente} {...answer} />}
    </FolioWindow>
  );
}

function Wallet({ found, ...answer }: FolioAnswer<ReadData<'billetera'>>) {
  const { numidenCliente } = found;
  const { record, isDone } = useFoundRecord(answer, {
    entity: 'billetera',
    id: numidenCliente,
    works: walletWorks,
    draftPrefix: `${DRAFTS}${numidenCliente}.`,
  });
  if (!answer.isShown) return null;
  if (found.folio !== null) return <WalletFacts wallet={found} onLeave={answer.onLeave} />;
  return isDone ? null : <OpenWallet record={record} onDiscarded={answer.onEnded} />;
}
