import { createDataTableColumnHelper, DataTable, Table, Text, useDataTable } from "@medusajs/ui";
import { type ReactNode, useMemo } from "react";
import { pageSize } from "./page-size.ts";
import type { ListRead } from "./use-list.ts";

/** A column of a list: what its head reads, and what a row has there. */
export type ListColumn<Row> = { header: ReactNode; cell: (row: Row) => ReactNode };

type ListTableProps<Row> = {
  list: ListRead;
  /** Of the page that was read. */
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  /** What stands there instead of rows. */
  emptyText: string;
  /** Finds entries as they are typed; what they are found by, as a sentence begins. */
  search?: { by: string; value: string; onChange: (value: string) => void };
  /** Above the list, beside the search. */
  filters?: ReactNode;
};

type Cells = { id: string; cells: ReactNode[] };

const helper = createDataTableColumnHelper<Cells>();
const mostSearched = 100;

/** One page of a list, or what there is to say instead, and the way to the other pages. */
export function ListTable<Row extends { id: string }>({
  list: { count, isCountExact, error, pageIndex, turn },
  rows,
  columns,
  emptyText,
  search,
  filters,
}: ListTableProps<Row>) {
  const data = rows.map((row) => ({ id: row.id, cells: columns.map(({ cell }) => cell(row)) }));
  const instance = useDataTable<Cells>({
    data,
    columns: useColumns(columns),
    getRowId: ({ id }) => id,
    ...(search && {
      search: {
        state: search.value,
        onSearchChange: (value) => search.onChange(value.slice(0, mostSearched)),
        // The address has it before an entry can be opened.
        debounce: 0,
      },
    }),
    // A filter turns to the first page by itself.
    autoResetPageIndex: false,
  });
  const state = error?.message ?? (count === undefined ? "Loading …" : emptyText);
  const custom = (
    <Text className={`text-center ${error === null ? "text-ui-fg-subtle" : "text-ui-fg-error"}`}>
      {state}
    </Text>
  );
  return (
    <DataTable instance={instance}>
      {(search !== undefined || filters !== undefined) && (
        <DataTable.Toolbar className="flex flex-wrap items-center gap-2">
          {filters}
          {search && (
            <div className="w-72">
              <DataTable.Search aria-label={`Search by ${search.by.toLowerCase()}`} placeholder={search.by} />
            </div>
          )}
        </DataTable.Toolbar>
      )}
      <DataTable.Table emptyState={{ empty: { custom }, filtered: { custom } }} />
      <Pagination count={count ?? 0} isCountExact={isCountExact} onPage={turn} pageIndex={pageIndex} />
    </DataTable>
  );
}

/** Stays the same as long as the heads do: a cell of a new column would lose what is typed in it. */
function useColumns<Row>(columns: readonly ListColumn<Row>[]) {
  const { length } = columns;
  return useMemo(
    () =>
      Array.from({ length }, (_, index) =>
        helper.accessor(({ cells }) => cells[index], {
          id: String(index),
          header: () => columns[index]?.header,
          // As wide as its contents, which DataTable would neither wrap nor let show their focus.
          size: undefined,
          cell: ({ getValue }) => <div className="whitespace-normal">{getValue()}</div>,
          truncateTooltip: false,
        }),
      ),
    // The heads of a list never change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [length],
  );
}

const exact = { of: "of", results: "results", pages: "pages", prev: "Prev", next: "Next" };
const bounded = { ...exact, of: "of more than" };

type PaginationProps = {
  count: number;
  isCountExact: boolean;
  pageIndex: number;
  onPage: (pageIndex: number) => void;
};

/** Below a table: which of its pages is shown, and the way to the others. DataTable's own has no bounded count. */
function Pagination({ count, isCountExact, pageIndex, onPage }: PaginationProps) {
  const pageCount = Math.max(1, Math.ceil(count / pageSize));
  return (
    <Table.Pagination
      count={count}
      pageSize={pageSize}
      pageIndex={pageIndex}
      pageCount={pageCount}
      translations={isCountExact ? exact : bounded}
      canPreviousPage={pageIndex > 0}
      canNextPage={pageIndex + 1 < pageCount || !isCountExact}
      previousPage={() => onPage(pageIndex - 1)}
      nextPage={() => onPage(pageIndex + 1)}
    />
  );
}
