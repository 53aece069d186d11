import { Flex, Input } from '@chakra-ui/react';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { TipoVale } from '#domain/cadena/tiposVale';
import { plainLetters } from '#domain/common/plainLetters';
import { readWhole } from '#domain/common/readNumber';
import { ventaEntera } from '#domain/vales/calculoVale';
import { seOfrece, unidadesPosibles } from '#domain/vales/unidadesVale';
import { type HojaDeVale, type LineaVendida, ventaPorDevolver } from '#domain/vales/ventaParaVale';
import type { Notify } from '../../system/notices.ts';
import { onScan } from '../../system/scanner.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { TablePages } from '../../ui/DataTable/Pages.tsx';
import { addOne } from './addOne.ts';
import type { CalculationRef } from './calculation.ts';
import { FollowingButton } from './FollowingButton.tsx';
import { LineRow } from './LineRow.tsx';
import { SaleLines } from './saleLines.ts';
import { lineKey, type MakingValues, withoutQuantities, withQuantities } from './values.ts';
import { hasOther, TYPE_WORDS } from './words.ts';

const PAGE_SIZES = [25, 50, 100] as const;

interface Props {
  readonly hoja: HojaDeVale;
  readonly tipo: TipoVale;
  readonly form: UseFormReturn<MakingValues>;
  readonly calculation: CalculationRef;
  readonly locked: boolean;
  readonly tell: Notify;
  /** Stands before the buttons over the table. */
  readonly children: ReactNode;
}

/** The lines of the sale, by pages when there are many; a code that is scanned in the search finds its line. */
export function LinesTable({ hoja, tipo, form, calculation, locked, tell, children }: Props) {
  const [search, setSearch] = useState('');
  const [view, setView] = useState({ page: 0, pageSize: PAGE_SIZES[0] as number, order: null });
  const offered = useMemo(() => hoja.lineas.filter((line) => seOfrece(line, tipo)), [hoja.lineas, tipo]);
  const found = useMemo(() => matching(offered, search), [offered, search]);
  const page = Math.min(view.page, Math.max(0, Math.ceil(found.length / view.pageSize) - 1));
  const shown = found.slice(page * view.pageSize, (page + 1) * view.pageSize);
  useScannedArticles({
    offered,
    hasUnit: (line) => (readWhole(form.getValues(quantityOf(line)) ?? '') ?? 0) < unidadesPosibles(line, tipo),
    take: (line) => {
      if (locked) return;
      addOne(form, line.linea, unidadesPosibles(line, tipo), tell);
      setSearch('');
      setView((now) => ({ ...now, page: Math.floor(offered.indexOf(line) / now.pageSize) }));
      // Once the line is drawn.
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[name="${quantityOf(line)}"]`)?.focus());
    },
    refuse: (code) => tell('warning', `El código ${code} no está en esta venta.`),
  });
  const lineas = () => form.getValues('lineas');
  const whole = () => form.setValue('lineas', withQuantities(lineas(), ventaEntera(ventaPorDevolver(hoja), tipo)));
  const none = () => form.setValue('lineas', withoutQuantities(lineas()));
  return (
    <div>
      <Flex wrap="wrap" align="end" gap={2} mb={2}>
        {children}
        {offered.length > PAGE_SIZES[0] && (
          <Input
            type="search"
            maxW="18rem"
            aria-label="Buscar en la venta"
            placeholder="Buscar artículo o escanear código"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              document.querySelector<HTMLInputElement>('[data-quantity]:enabled')?.focus();
            }}
          />
        )}
        <span className="sr-only" role="status">
          {search.trim() === '' ? '' : `Artículos encontrados: ${found.length}`}
        </span>
        <Button disabled={locked} onClick={whole}>
          {tipo === 1 ? 'Devolver toda la venta' : 'Cancelar toda la venta'}
        </Button>
        <NoneButton calculation={calculation} locked={locked} onClick={none} />
        {hasOther(offered, tipo) && (
          <LinkButton variant="ghost" to="/vales/nuevo" search={{ ...saleOf(hoja), tipo: OTHER[tipo] }}>
            {TYPE_WORDS[OTHER[tipo]].act}
          </LinkButton>
        )}
      </Flex>
      <SaleLines.Frame tabIndex={0} role="region" aria-label="Artículos de la venta">
        <SaleLines.Root>
          <thead>
            <tr>
              <th scope="col">Artículo</th>
              <th scope="col" data-number="">
                Comprado
              </th>
              <th scope="col" data-number="">
                {TYPE_WORDS[tipo].left}
              </th>
              <th scope="col">Cantidad</th>
              <th scope="col" data-number="">
                Importe
              </th>
              {tipo === 1 && (
                <>
                  <th scope="col">Depreciar</th>
                  <th scope="col">Recolecta</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <LineRow
                key={line.linea}
                {...{ line, tipo, form, calculation, locked, tell }}
                losses={hoja.motivosDepreciacion}
              />
            ))}
          </tbody>
        </SaleLines.Root>
        {shown.length === 0 && <Flex p={4}>No hay artículos con «{search}» en esta venta.</Flex>}
        {found.length > PAGE_SIZES[0] && (
          <TablePages
            title="Artículos de la venta"
            page={page}
            pageSize={view.pageSize}
            total={found.length}
            hasMore={false}
            pageSizes={PAGE_SIZES}
            onChange={(change) => setView((now) => ({ ...change({ ...now, page }), order: null }))}
          />
        )}
      </SaleLines.Frame>
    </div>
  );
}

/** Figures of a code that can be no quantity, whatever it is of. */
const NO_QUANTITY = 6;

interface Scanning {
  readonly offered: HojaDeVale['lineas'];
  readonly hasUnit: (line: LineaVendida) => boolean;
  readonly take: (line: LineaVendida) => void;
  /** The code is no article of the sale, and was scanned into a quantity. */
  readonly refuse: (code: string) => void;
}

function quantityOf({ linea }: LineaVendida) {
  return `lineas.${lineKey(linea)}.cantidad` as const;
}

/** A code that is scanned takes a unit of its article, and is never a quantity; of two lines of it, of the one that has a unit left. */
function useScannedArticles(scanning: Scanning): void {
  const scan = useEffectEvent<Parameters<typeof onScan>[0]>((code, focused) => {
    const { offered, hasUnit, take, refuse } = scanning;
    const lines = offered.filter(({ numArt }) => numArt.toUpperCase() === code.toUpperCase());
    const line = lines.find(hasUnit) ?? lines[0];
    if (line !== undefined) return () => take(line);
    return focused?.matches('[data-quantity]') && code.length >= NO_QUANTITY ? () => refuse(code) : null;
  });
  useEffect(() => onScan((code, focused) => scan(code, focused)), []);
}

const OTHER = { 0: 1, 1: 0 } as const satisfies Record<TipoVale, TipoVale>;

function saleOf({ cabecera: { tienda, operacion } }: HojaDeVale) {
  return { tienda: tienda.cvetda, operacion };
}

interface NoneProps extends Pick<Props, 'calculation' | 'locked'> {
  readonly onClick: () => void;
}

function NoneButton({ calculation, locked, onClick }: NoneProps) {
  return (
    <FollowingButton
      variant="ghost"
      calculation={calculation}
      marksOf={({ lineas }) => ({ disabled: locked || lineas.length === 0 })}
      onClick={onClick}
    >
      Quitar todo
    </FollowingButton>
  );
}

function matching(lines: HojaDeVale['lineas'], search: string): HojaDeVale['lineas'] {
  const words = plainLetters(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return lines;
  return lines.filter(({ numArt, descripcion }) => {
    const text = plainLetters(`${numArt} ${descripcion}`);
    return words.every((word) => text.includes(word));
  });
}
