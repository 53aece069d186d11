import { Box, Flex, Text } from '@chakra-ui/react';
import type { FocusEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import type { Tienda } from '#domain/cadena/catalogos';
import { esFolioDeVale } from '#domain/common/folios';
import { faultOfOperacion } from '#domain/ventas/operaciones';
import type { Catalogue } from '../../data/useCatalogue.ts';
import { asScanned } from '../../system/scanner.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { OperationField } from '../../ui/form/DigitsField.tsx';

interface Props {
  readonly tiendas: Catalogue<Tienda>;
  /** The store to name when the catalogue does not hold it, or not yet. */
  readonly tiendaPropia: { readonly id: number; readonly nombre: string };
  /** 0 stands for none. */
  readonly tienda: number;
  readonly operacion: string;
  readonly searching?: boolean;
  readonly canSearch: boolean;
  /** One field below the other, for a narrow column. */
  readonly narrow?: boolean;
  readonly operationRef?: RefObject<HTMLInputElement | null>;
  /** The page begins at the number: it takes the focus in place of the heading. */
  readonly firstFocus?: boolean;
  readonly onTienda: (tienda: number) => void;
  readonly onOperacion: (operacion: string) => void;
  readonly onSearch: () => void;
  /** Buttons after 'Buscar'. */
  readonly children?: ReactNode;
}

/** Store, operation number and 'Buscar': the same on the home page and on the validation screen. */
export function OperationForm({
  tiendas,
  tiendaPropia,
  tienda,
  operacion,
  searching = false,
  canSearch,
  narrow = false,
  operationRef,
  firstFocus = false,
  onTienda,
  onOperacion,
  onSearch,
  children,
}: Props) {
  // Whoever has the paper in hand types what it says first.
  const isVoucher = esFolioDeVale(operacion);
  const search = () => (isVoucher ? asScanned(operacion) : onSearch());
  const inCatalogue = tienda === 0 || tiendas.rows.some(({ cvetda }) => cvetda === tienda);

  // A form whose submit button is disabled does not submit on Enter, and so could not say what is missing.
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The keys of the page are one's own again.
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    search();
    event.currentTarget.select();
  };

  return (
    <Flex asChild wrap="wrap" align="flex-start" gap={3}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <Box flex="1 1 14rem" minW={0} maxW="20rem" {...(narrow && WHOLE_LINE)}>
          <SelectField
            label="Tienda"
            name="tienda"
            value={tienda}
            aria-busy={tiendas.loading}
            onChange={({ target }) => onTienda(Number(target.value))}
          >
            <option value={0}>Seleccionar Tienda</option>
            {!inCatalogue && (
              <option value={tienda}>{tienda === tiendaPropia.id ? tiendaPropia.nombre : `Tienda ${tienda}`}</option>
            )}
            {tiendas.rows.map(({ cvetda, nombre }) => (
              <option key={cvetda} value={cvetda}>
                {nombre}
              </option>
            ))}
          </SelectField>
          {tiendas.failure !== null && (
            <Text mt={1} color="fg.error" fontSize="sm" role="alert">
              {tiendas.failure}
              <Button variant="ghost" size="sm" onClick={tiendas.retry}>
                Reintentar
              </Button>
            </Text>
          )}
        </Box>
        <Box flex="1 1 9rem" minW={0} maxW="12rem" {...(narrow && WHOLE_LINE)}>
          <OperationField
            label="Operación"
            name="operacion"
            error={operacion === '' || isVoucher ? null : faultOfOperacion(operacion)}
            help={isVoucher ? 'Es el folio de un vale: Enter lo abre.' : undefined}
            enterKeyHint="search"
            value={operacion}
            {...(operationRef && { ref: operationRef })}
            {...(firstFocus && { 'data-first-focus': '', onFocus: selectAll })}
            onChange={({ target }) => onOperacion(target.value)}
            onKeyDown={onKeyDown}
          />
        </Box>
        {/* Where the buttons stand in one line with the fields, they stand below the height of the labels. */}
        <Flex wrap="wrap" gap={2} mt={{ base: 0, md: LABEL_HEIGHT, ...(narrow && { xl: 0 }) }}>
          {/* 'Buscando...' is longer than 'Buscar': the button keeps its place. */}
          <Button
            type="submit"
            variant="solid"
            minW="8.25rem"
            loading={searching}
            loadingText="Buscando..."
            disabled={!canSearch && !isVoucher}
          >
            Buscar
          </Button>
          {children}
        </Flex>
      </form>
    </Flex>
  );
}

const WHOLE_LINE = { flexBasis: { base: 'auto', xl: 'full' }, maxW: { base: '20rem', xl: 'none' } } as const;
const LABEL_HEIGHT = '1.4375rem';

/** The next number takes the place of the one that stands there. */
function selectAll({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  currentTarget.select();
}
