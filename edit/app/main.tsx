import { createRoot } from "react-dom/client";
import "@fontsource-variable/hanken-grotesk";
import "./edit.css";
import { Editor } from "./editor.tsx";

const root = document.getElementById("root");
if (root) createRoot(root).render(<Editor />);
