import type { NamesOfCountry } from './names-of-country.ts';
import { spanishAmericanMen } from './south-america.ts';

const men = `Aaron Adrian Aidan Alex Andre Andrew Anthony Antoine Austin Blake Brandon Brayden Brett Brian Caleb Cameron Carter Chase
  Chris Cody Cole Colin Cooper Corey Darius Darnell David DeAndre Derek Derrick Devin Dillon Dominic Donovan Drew Dwayne Eli Elijah Eric
  Ethan Evan Gabriel Garrett Grant Hunter Isaac Isaiah Jaden Jake Jalen Jamal Jared Jason Javon Jaylen Jeremiah Jeremy Joel Jonathan
  Jordan Josiah Julian Justin Keenan Keith Kendrick Kyle Landon Liam Logan Lucas Malik Marcus Mason Maurice Micah Miles Mitchell Nate
  Nathan Nick Noah Omari Owen Parker Quincy Quinton Rashad Reggie Ryan Sean Seth Spencer Terrance Terrell Travis Trey Trevor Tristan
  Tyler Tyrell Wesley Xavier Zach`;
const women = `Abigail Addison Alexis Allison Alyssa Amanda Amber Ashley Ava Bailey Brianna Brooke Caroline Cassidy Chloe Claire Courtney
  Danielle Elena Emily Faith Gabrielle Grace Hailey Haley Hannah Jada Jasmine Jenna Jordan Julia Kaitlyn Kayla Kelsey Kendall Kennedy
  Lauren Leah Lindsey Mackenzie Madison Makayla Maya Megan Mia Morgan Natalie Nicole Olivia Paige Payton Rachel Reagan Riley Samantha
  Savannah Shelby Sierra Skylar Sophia Sydney Taylor Trinity Vanessa Victoria Zoe`;

export const namesOfNorthAmerica: Readonly<Record<string, NamesOfCountry>> = {
  usa: {
    men,
    women,
    family: `Abrams Adkins Alston Armstrong Ashford Bailey Baldwin Banks Barnes Barrett Bates Beasley Becker Bell Benson Bishop Blackmon
      Bledsoe Booker Bowers Bowman Boyd Bradford Brewer Briggs Brock Bryant Buckley Burke Caldwell Calhoun Callahan Cannon Carlson Carr
      Carson Carter Chandler Christensen Clark Clayton Cobb Coleman Collins Conley Cooper Crawford Cross Cummings Curtis Dalton Daniels
      Davenport Dawson Delaney Dennis Dixon Dorsey Douglas Dudley Duncan Eaton Edmonds Ellison Emerson Farmer Faulkner Fields Fleming
      Foster Franklin Frazier Freeman Fuller Gaines Gardner Garner Garrison Gibbs Gilliam Glover Goodwin Graves Greer Griffith Hampton
      Hardin Harmon Hartman Hatcher Hawkins Hayden Haynes Henderson Hensley Hicks Hines Hodges Holloway Holmes Hood Hooper Hopkins
      Houston Howe Hubbard Huff Humphrey Ingram Jarrett Jefferson Jenkins Jennings Kemp Kendrick Kirby Knox Lambert Landry Larson Lawson
      Lindsey Livingston Lockhart Logan Lowery Lyons Mack Maddox Manning Marsh Massey Maxwell McBride McCormick McDowell McKinney McNeal
      Mercer Merritt Mooney Mosley Moss Mullins Nash Newton Nichols Norwood Osborne Owens Pace Patterson Peck Perkins Pettis Pickett
      Pittman Porter Prescott Pruitt Radcliffe Ramsey Randall Reeves Rhodes Riggs Robbins Rollins Roth Rowland Sanders Sawyer Schultz
      Sellers Sharp Shelton Sherman Simmons Singleton Sizemore Skinner Snyder Spears Stanton Stephens Stevenson Stokes Strickland Sutton
      Swanson Talley Tanner Thornton Tillman Townsend Tucker Underwood Vaughn Wade Walker Walton Ware Warner Watkins Weaver Webster
      Wheeler Whitaker Whitfield Wilkerson Willis Winters Woodard Wooten Yates Yoder`,
  },
  canada: {
    men,
    women: `Abigail Alexandra Amélie Audrey Brooke Caroline Catherine Chloe Claire Emily Emma Gabrielle Hannah Isabelle Jade Julia Kate
      Laurence Maya Megan Natalie Olivia Rachel Rose Samantha Sarah Sophie Victoria Zoe`,
    family: `Arsenault Beaulieu Bédard Bergeron Bouchard Boudreau Campbell Chan Chow Cormier Côté Desjardins Doucet Dubé Fortin Fraser
      Gagnon Gauthier Gill Girard Grewal Hébert Hughes Kelly Kowalchuk Lachance Lapointe Lavoie LeBlanc Leduc Lévesque MacDonald
      MacKenzie MacNeil McIntyre McLeod McPherson Morrison Nadeau Ouellet Paquette Pelletier Peters Poirier Reid Richard Robertson Roy
      Savard Sinclair Stewart Thibault Tremblay Turcotte Wiebe Wong`,
  },
  mexico: {
    men: spanishAmericanMen,
    women: `Abigail Alejandra Andrea Brenda Daniela Diana Fátima Fernanda Jimena Karla Lizbeth Mariana Mónica Nayeli Paola Renata Valeria
      Ximena`,
    family: `Aceves Aguirre Alcalá Almanza Alvarado Amador Arce Arellano Arreola Ávalos Ayala Barajas Barragán Becerra Bautista Bernal
      Bravo Bueno Camarena Camacho Canales Cárdenas Carrillo Cázares Cedillo Cervantes Cisneros Contreras Corona Cortés Covarrubias
      Delgado Duarte Elizondo Escamilla Espinosa Esquivel Estrada Figueroa Galindo Gallegos Garza Godínez Gómez Granados Guerra Guzmán
      Hinojosa Huerta Ibarra Jáuregui Juárez Lara Leal Ledezma Lerma Loera Lozano Luna Macías Magaña Maldonado Manríquez Medrano Mejía
      Meléndez Mendoza Meza Mireles Montalvo Mora Murillo Nájera Navarrete Nava Ochoa Olvera Orozco Ortega Padilla Palomares Partida
      Pineda Ponce Preciado Quintero Rangel Rentería Reséndiz Reyna Robles Rocha Rosales Ruelas Salazar Saldaña Sandoval Santillán
      Serrano Sepúlveda Sierra Solís Tapia Tejeda Tovar Treviño Urías Valadez Valdivia Valenzuela Vargas Velarde Villa Villaseñor
      Villegas Zamora Zárate Zavala Zepeda Zúñiga`,
  },
  jamaica: {
    men: `Andre Dajon Damion Daniel Dwight Jahmali Javain Junior Kaheem Kevon Lamar Leon Maalique Nicholas Norman Odane Omar Oshane
      Ricardo Romario Shamar Tajay Tyreek`,
    family: `Allen Barrett Beckford Binns Blake Brown Campbell Clarke Dacres Foster Gordon Grant Green Hylton Johnson Lewis Lowe McCalla
      Morgan Morrison Peart Plummer Reid Richards Samuels Spence Thompson Waite Walters Whyte`,
  },
};
