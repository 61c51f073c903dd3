/** The values typed into the form of a take-back, in the form's units. */
export type TakeBackValues = {
  orderNumber: string;
  email: string;
  /** Whether the email address was typed; until then the field shows the signed-in user's address. */
  isEmailTyped: boolean;
  spools: string;
  scrapKg: string;
  ownPlaOnly: boolean;
  weightKg: string;
  lengthCm: string;
  widthCm: string;
  heightCm: string;
  agreement: boolean;
};

export const emptyTakeBack: TakeBackValues = {
  orderNumber: "",
  email: "",
  isEmailTyped: false,
  spools: "",
  scrapKg: "",
  ownPlaOnly: false,
  weightKg: "",
  lengthCm: "",
  widthCm: "",
  heightCm: "",
  agreement: false,
};

/** The fields by their names in the API, which are also their ids in the page. */
export type TakeBackField =
  | "orderNumber"
  | "email"
  | "spools"
  | "scrapGrams"
  | "ownPlaOnly"
  | "weightGrams"
  | SideField
  | "agreement";
export type SideField = "lengthMm" | "widthMm" | "heightMm";
