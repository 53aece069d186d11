import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import type { z } from 'zod';
import { dateAndTime } from '#domain/common/dates';
import type { billeteraSchema } from '#domain/vales/billetera';
import { money, plain } from '../../ui/DataTable/columnKinds.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Money } from '../../ui/Money.tsx';
import { Fact, FactList } from '../FactList.tsx';

type Wallet = z.infer<typeof billeteraSchema>;

/** A movement with its place: two may be alike in all else. */
type Movement = Wallet['movimientos'][number] & { readonly place: number };

interface Props {
  readonly wallet: Wallet;
  /** The person goes to a voucher. */
  readonly onLeave: () => void;
}

/** The balance of a wallet, the room in it, and its last movements. */
export function WalletFacts({ wallet: { saldo, maximo, cabe, movimientos }, onLeave }: Props) {
  const rows = useMemo(() => movimientos.map((movement, place) => ({ ...movement, place })), [movimientos]);
  const columns = useMemo(
    () =>
      columnsWith(({ idVale }) =>
        idVale === null ? null : (
          <Link to="/vales/$id" params={{ id: String(idVale) }} onClick={onLeave}>
            Vale {idVale}
          </Link>
        ),
      ),
    [onLeave],
  );
  return (
    <>
      <FactList>
        <Fact name="Saldo" strong>
          <Money value={saldo} />
        </Fact>
        <Fact name="Máximo">
          <Money value={maximo} />
        </Fact>
        <Fact name="Todavía caben">
          <Money value={cabe} />
        </Fact>
      </FactList>
      <DataTable
        title="Últimos movimientos"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        empty={<EmptyState text="Sin movimientos todavía." />}
      />
    </>
  );
}

function columnsWith(vale: (movement: Movement) => ReactNode): readonly Column<Movement>[] {
  return [
    {
      id: 'fecha',
      title: 'Fecha',
      width: 9,
      cell: ({ fecha }) => dateAndTime(fecha),
      sortBy: ({ fecha }) => fecha,
      fit: 'short',
    },
    plain('concepto', 'Concepto', 13, ({ concepto }) => concepto),
    money('monto', 'Monto', 7, ({ monto }) => monto),
    { id: 'vale', title: 'Vale', width: 6, cell: vale, sortBy: ({ idVale }) => idVale, fit: 'short' },
  ];
}

function keyOf({ place }: Movement): string {
  return String(place);
}
