import { useId } from 'react';
import type { Orders } from './orders.ts';
import { ListActions } from './parts.ts';

interface Props<O extends string> {
  readonly orders: Orders<O>;
  readonly order: O;
  readonly onOrder: (order: O) => void;
}

/** The orders of a list by their names; those of a header are the same. Nothing where there is no choice. */
export function OrderChoice<O extends string>({ orders, order, onOrder }: Props<O>) {
  const id = useId();
  const names = Object.keys(orders) as O[];
  if (names.length < 2) return null;
  return (
    <>
      <ListActions.Label htmlFor={id}>Orden</ListActions.Label>
      <ListActions.Select
        id={id}
        value={order}
        onChange={({ target }) => onOrder(names.find((name) => name === target.value) ?? order)}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {orders[name].text}
          </option>
        ))}
      </ListActions.Select>
    </>
  );
}
